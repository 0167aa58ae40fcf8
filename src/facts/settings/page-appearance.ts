import { settingsLimits } from '../limits/settings';
import { named, type SettingsPage } from '../types';

/** Chat settings → Page appearance: the chat's own page, not the embed. */
export const pageAppearance = {
  label: 'Page appearance',
  contains: "The chat's own page: background, layout, title, social image, and footer",
  settings: {
    'page-background': {
      label: 'Page background',
      does: 'Fills the page around the chat with a color or an image.',
      choices: named('None', 'Color', 'Image'),
      range: settingsLimits['page-background-file'],
      accepts: `None, Color (a hex color), or Image (PNG, JPEG, or WebP, ${settingsLimits['page-background-file'].text})`,
      default: 'None',
      words: ['background image', 'wallpaper', 'page color', 'page colour'],
    },
    'page-layout': {
      label: 'Layout',
      does: 'Sets where the chat appears on its page.',
      choices: [
        { label: 'Centered', does: 'The chat is in the middle, with space on both sides.' },
        { label: 'Full width', does: 'The chat fills the page from edge to edge.' },
        { label: 'Sidebar', does: 'The description, the rules, and your links are next to the chat.' },
      ],
      default: 'Centered',
      words: ['chat page layout', 'wide', 'full screen', 'centred'],
    },
    'page-title': {
      label: 'Page title',
      does: 'Sets the title in browser tabs, search results, and link previews.',
      range: settingsLimits['page-title-length'],
      default: "The chat's name",
      words: ['tab title', 'seo title', 'header'],
    },
    favicon: {
      label: 'Favicon',
      does: 'Shows a small icon in the browser tab.',
      range: settingsLimits['favicon-file'],
      accepts: `square PNG or SVG, ${settingsLimits['favicon-file'].text}`,
      default: 'The Rookery icon',
      plan: 'plus',
      words: ['tab icon', 'browser icon'],
    },
    'social-image': {
      label: 'Social image',
      does: 'Sets the image shown when people share a link to the chat.',
      range: settingsLimits['social-image-file'],
      accepts: `PNG or JPEG, ${settingsLimits['social-image-size'].text}, ${settingsLimits['social-image-file'].text}`,
      default: 'The chat picture and name on the accent color',
      words: ['share preview', 'link picture', 'open graph', 'og image'],
    },
    'show-description': {
      label: 'Show the description',
      does: "Shows the chat's description on its page.",
      default: 'On',
      words: ['hide description', 'about text'],
    },
    'footer-links': {
      label: 'Footer links',
      does: 'Adds your own links at the bottom of the page or, in the **Sidebar** layout, next to the chat.',
      range: settingsLimits['footer-links'],
      accepts: `${settingsLimits['footer-links'].text}, each with a label of ${settingsLimits['footer-link-label'].text} and an \`https\` URL`,
      default: 'Empty',
      plan: 'plus',
      words: ['links at the bottom', 'website link', 'imprint'],
    },
  },
} as const satisfies SettingsPage;
