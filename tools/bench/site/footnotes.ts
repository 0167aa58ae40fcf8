/** What a reader of the tables has to know. */
export const footnotes = `Script counts in kB of Brotli, with what stands in the page; sent over HTTP/2 to an empty cache. Unless a line says
otherwise, the processor is 4 times slower and the line is "Slow 4G": 562.5 ms, 1.44 Mbit/s. Paint, bytes and shifts
are those of a phone, 390 px wide. The mode switch is touched at 1280 px, because most sites have it behind the menu on
a phone; in Starlight it is a list, in which a key chooses. A page is usable when the mode switch answers a reader who
touches it again and again from the first paint on. A touch is lost when a single one, made right after the first
paint, is not answered within 10 s, or is undone; the time is then that of touches repeated until there is an answer.
The best peer is the better of VitePress and Starlight. Peers are as they come, with their own search. Only the build
of this site also fills in the facts, checks the pages, writes each page as Markdown, compresses all texts by Brotli
and gzip, and writes what hosts need.
`;
