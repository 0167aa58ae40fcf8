/** Returns text as a path or an id has it: "Café Notes" is `cafe-notes`. Slashes stay. */
export function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/(?<=^|\/)-+|-+(?=$|\/)/g, '');
}
