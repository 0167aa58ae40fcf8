import { settingsLimits } from '../limits/settings';
import type { SettingsPage } from '../types';

/** Chat settings → Page appearance: the chat's own page, not the embed. */
export const pageAppearance = {
  label: 'Page appearance',
  rank: 'administrator',
  holds: "The chat's own page: background, layout, title, share picture, footer",
  settings: {
    'page-background': {
      label: 'Page background',
      kind: 'choice',
      does: 'Fills the page around the chat.',
      choices: [{ label: 'None' }, { label: 'Colour' }, { label: 'Image' }],
      range: settingsLimits['page-background-file'],
      accepts: 'a hex colour, or a PNG, JPEG or WebP',
      default: 'None',
      words: ['background image', 'wallpaper', 'page colour'],
    },
    'page-layout': {
      label: 'Layout',
      kind: 'choice',
      does: 'Places the chat on its page; phones always show one column.',
      choices: [
        { label: 'Centred', does: 'The chat in the middle with air on both sides.' },
        { label: 'Full width', does: 'The chat from edge to edge.' },
        { label: 'Sidebar', does: 'Description, rules and links beside the chat.' },
      ],
      default: 'Centred',
      words: ['chat page layout', 'wide', 'full screen'],
    },
    'page-title': {
      label: 'Page title',
      kind: 'text',
      does: 'Stands on the browser tab, in search engines and in shared links.',
      range: settingsLimits['page-title-length'],
      default: "The chat's name",
      words: ['tab title', 'seo title', 'header'],
    },
    favicon: {
      label: 'Favicon',
      kind: 'file',
      does: 'Shows a small picture on the browser tab.',
      range: settingsLimits['favicon-file'],
      accepts: 'PNG or SVG, square',
      default: 'The Rookery mark',
      plan: 'plus',
      words: ['tab icon', 'browser icon'],
    },
    'social-image': {
      label: 'Social image',
      kind: 'file',
      does: 'Is the picture that other sites show for a link to the chat.',
      range: settingsLimits['social-image-file'],
      accepts: `PNG or JPEG, ${settingsLimits['social-image-size'].text}`,
      default: "The chat's logo and name on the accent colour",
      words: ['share preview', 'link picture', 'open graph', 'og image'],
    },
    'show-description': {
      label: 'Show the description',
      kind: 'switch',
      does: "Shows the chat's description on its page.",
      default: 'On',
      words: ['hide description', 'about text'],
    },
    'footer-links': {
      label: 'Footer links',
      kind: 'list',
      does: 'Adds your own links at the foot of the page.',
      range: settingsLimits['footer-links'],
      accepts: `for each: a label of ${settingsLimits['footer-link-label'].text}, an \`https\` address`,
      default: 'Empty',
      plan: 'plus',
      words: ['links at the bottom', 'website link', 'imprint'],
    },
  },
} as const satisfies SettingsPage;
