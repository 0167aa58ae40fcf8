/** People whom readers can call, text, or write to. */
export interface Helpline {
  readonly place: string;
  /** The name of the organization, without one that everyone knows by its number. */
  readonly name?: string;
  readonly call?: string;
  /** A number, or the word that has to be sent to it: `HOME to 741741`. */
  readonly text?: string;
  /** A page with a chat, a form, or more numbers. Readers see it without `https://`. */
  readonly site?: string;
  readonly ages?: string;
  /** When it's open. Without this, day and night. */
  readonly hours?: string;
  readonly languages?: string;
}

/** The first day of the last check of all numbers, hours, and ages. */
export const helplinesChecked = new Date('2026-11-28');

const us = 'United States';
const uk = 'United Kingdom';

export const helplines = {
  // For young people.
  'us-crisis-text': { place: us, name: 'Crisis Text Line', text: 'HOME to 741741', ages: 'any age' },
  'us-ncmec': {
    place: us,
    name: 'NCMEC, about photos',
    call: '1-800-843-5678',
    ages: 'under 18, or under 18 in the photo',
  },
  'us-childhelp': {
    place: us,
    name: 'Childhelp',
    call: '1-800-422-4453',
    text: '1-800-422-4453',
    ages: 'if someone hurts you at home',
  },
  'ca-kids': { place: 'Canada', name: 'Kids Help Phone', call: '1-800-668-6868', text: 'CONNECT to 686868' },
  'uk-childline': { place: uk, name: 'Childline', call: '0800 1111', site: 'https://childline.org.uk' },
  'ie-childline': { place: 'Ireland', name: 'Childline', call: '1800 66 66 66', text: '50101' },
  'au-kids': {
    place: 'Australia',
    name: 'Kids Helpline',
    call: '1800 55 1800',
    site: 'https://kidshelpline.com.au',
    ages: '5 to 25',
  },
  'nz-youthline': {
    place: 'New Zealand',
    name: 'Youthline',
    call: '0800 376 633',
    text: '234',
    ages: '12 to 24',
  },
  'nz-whatsup': {
    place: 'New Zealand',
    name: "0800 What's Up",
    call: '0800 942 8787',
    ages: '5 to 19',
    hours: 'not at night',
  },
  'in-childline': { place: 'India', name: 'Childline', call: '1098' },
  'eu-child': { place: 'Most of Europe', call: '116 111', hours: 'hours differ by country' },
  'all-child': { place: 'Other countries', site: 'https://childhelplineinternational.org' },

  // About suicide, self-harm, and anything else.
  'us-988': { place: 'United States and Canada', call: '988', text: '988' },
  'uk-samaritans': { place: uk, name: 'Samaritans', call: '116 123', text: 'SHOUT to 85258' },
  'ni-lifeline': { place: 'Northern Ireland', name: 'Lifeline', call: '0808 808 8000' },
  'ie-samaritans': { place: 'Ireland', name: 'Samaritans', call: '116 123', text: 'HELLO to 50808' },
  'au-lifeline': { place: 'Australia', name: 'Lifeline', call: '13 11 14', text: '0477 13 11 14' },
  'nz-1737': { place: 'New Zealand', call: '1737', text: '1737' },
  'br-cvv': { place: 'Brazil', name: 'CVV', call: '188', languages: 'in Portuguese' },
  'fr-3114': { place: 'France', call: '3114', languages: 'in French' },
  'de-telefonseelsorge': {
    place: 'Germany',
    name: 'TelefonSeelsorge',
    call: '0800 111 0 111',
    site: 'https://telefonseelsorge.de',
    languages: 'in German',
  },
  'in-telemanas': { place: 'India', name: 'Tele-MANAS', call: '14416' },
  'mx-vida': { place: 'Mexico', name: 'Línea de la Vida', call: '800 911 2000', languages: 'in Spanish' },
  'es-024': { place: 'Spain', call: '024', languages: 'in Spanish' },
  'all-crisis': { place: 'Other countries', site: 'https://findahelpline.com' },

  // For lesbian, gay, bi, and trans people.
  'us-trevor': {
    place: us,
    name: 'The Trevor Project',
    call: '1-866-488-7386',
    text: 'START to 678678',
    ages: 'under 25',
  },
  'uk-switchboard': {
    place: uk,
    name: 'Switchboard',
    call: '0800 0119 100',
    hours: 'from 10 a.m. to 10 p.m.',
  },
  'au-qlife': { place: 'Australia', name: 'QLife', call: '1800 184 527', hours: 'from 3 p.m. to midnight' },

  // About photos.
  'ca-cybertip': {
    place: 'Canada',
    name: 'Cybertip.ca',
    call: '1-866-658-9022',
    site: 'https://needhelpnow.ca',
    ages: 'under 18, or under 18 in the photo',
    hours: 'hours not confirmed',
  },
  'us-image-abuse': { place: us, name: 'Image Abuse Helpline', call: '1-844-878-2274', ages: '18 and older' },
  'uk-revenge-porn': {
    place: uk,
    name: 'Revenge Porn Helpline',
    call: '0345 6000 459',
    ages: '18 and older',
    hours: 'on weekdays, at the price of a normal call',
  },
  'ie-hotline': { place: 'Ireland', name: 'Hotline.ie', site: 'https://hotline.ie' },
  'au-esafety': { place: 'Australia', name: 'eSafety', site: 'https://esafety.gov.au/report' },
  'nz-netsafe': {
    place: 'New Zealand',
    name: 'Netsafe',
    call: '0508 638 723',
    site: 'https://netsafe.org.nz',
    hours: 'on weekdays from 8 a.m. to 8 p.m.',
  },

  // About a partner, an ex, or a stalker.
  'us-abuse': {
    place: us,
    name: 'National Domestic Violence Hotline',
    call: '1-800-799-7233',
    text: 'START to 88788',
  },
  'us-loveis': { place: us, name: 'Love Is Respect', text: 'LOVEIS to 22522', ages: 'teens' },
  'ca-shelters': { place: 'Canada', name: 'numbers near you', site: 'https://sheltersafe.ca', ages: 'women' },
  'en-abuse': {
    place: 'England',
    name: 'National Domestic Abuse Helpline',
    call: '0808 2000 247',
    ages: 'women',
  },
  'sc-abuse': {
    place: 'Scotland',
    name: 'Domestic Abuse and Forced Marriage Helpline',
    call: '0800 027 1234',
  },
  'wa-abuse': { place: 'Wales', name: 'Live Fear Free', call: '0808 80 10 800', text: '07860 077333' },
  'ni-abuse': {
    place: 'Northern Ireland',
    name: 'Domestic and Sexual Abuse Helpline',
    call: '0808 802 1414',
  },
  'uk-men': {
    place: uk,
    name: "Men's Advice Line",
    call: '0808 801 0327',
    ages: 'men',
    hours: 'on weekdays',
  },
  'uk-stalking': {
    place: uk,
    name: 'National Stalking Helpline',
    call: '0808 802 0300',
    hours: 'on weekdays',
  },
  'ie-women': { place: 'Ireland', name: "Women's Aid", call: '1800 341 900', ages: 'women' },
  'ie-men': {
    place: 'Ireland',
    name: 'Male Advice Line',
    call: '1800 816 588',
    ages: 'men',
    hours: 'hours not confirmed',
  },
  'au-abuse': { place: 'Australia', name: '1800RESPECT', call: '1800 737 732' },
  'nz-women': { place: 'New Zealand', name: "Women's Refuge", call: '0800 733 843', ages: 'women' },
  'nz-victims': { place: 'New Zealand', name: 'Victim Support', call: '0800 842 846' },
  'fr-abuse': { place: 'France', name: 'Violences Femmes Info', call: '3919', ages: 'women' },
  'de-abuse': {
    place: 'Germany',
    name: 'Hilfetelefon',
    call: '116 016',
    ages: 'women',
    languages: 'in 18 languages',
  },
  'es-abuse': { place: 'Spain', call: '016', ages: 'women', languages: 'in 53 languages' },
  'eu-abuse': {
    place: 'Some other countries in the EU',
    call: '116 016',
    ages: 'women',
    hours: 'hours differ by country',
  },

  // After sexual assault.
  'us-rainn': { place: us, name: 'RAINN', call: '1-800-656-4673', site: 'https://rainn.org' },
  'en-assault': {
    place: 'England and Wales',
    name: 'Rape Crisis',
    call: '0808 500 2222',
    ages: '16 and older',
  },
  'sc-assault': {
    place: 'Scotland',
    name: 'Rape Crisis Scotland',
    call: '08088 01 03 02',
    ages: '13 and older',
    hours: 'in the evening',
  },
  'ie-assault': { place: 'Ireland', name: 'Rape Crisis', call: '1800 77 88 88' },
  'nz-assault': { place: 'New Zealand', name: 'Safe to Talk', call: '0800 044 334' },
} as const satisfies Record<string, Helpline>;
