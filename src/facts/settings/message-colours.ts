/** One message colour that people choose from: its name and the value for light and for dark themes (hex). */
export interface MessageColour {
  /** The name as on the screen: "Teal". */
  readonly label: string;
  /** Text colour on light themes, at least 4.5 : 1 on white. */
  readonly light: string;
  /** Text colour on dark themes, at least 4.5 : 1 on the darkest and the lightest dark surface. */
  readonly dark: string;
}

/** The message colours, in the order of the picker. Every one passes contrast on every theme. */
const messageColours = {
  red: { label: 'Red', light: '#cd1d1d', dark: '#ef8d8d' },
  coral: { label: 'Coral', light: '#ba4021', dark: '#e8917b' },
  orange: { label: 'Orange', light: '#a7500e', dark: '#eb924e' },
  gold: { label: 'Gold', light: '#83640f', dark: '#e6af19' },
  olive: { label: 'Olive', light: '#696c1b', dark: '#c7cc33' },
  lime: { label: 'Lime', light: '#4d7321', dark: '#84c639' },
  green: { label: 'Green', light: '#287836', dark: '#40bf55' },
  teal: { label: 'Teal', light: '#1e7665', dark: '#33ccad' },
  cyan: { label: 'Cyan', light: '#127381', dark: '#20c6df' },
  sky: { label: 'Sky', light: '#186fa5', dark: '#58b0e7' },
  blue: { label: 'Blue', light: '#2261df', dark: '#87a9ee' },
  indigo: { label: 'Indigo', light: '#5858d5', dark: '#a1a1e8' },
  violet: { label: 'Violet', light: '#8347d1', dark: '#ba99e6' },
  magenta: { label: 'Magenta', light: '#ac33b0', dark: '#db8cde' },
  pink: { label: 'Pink', light: '#c22970', dark: '#e68bb6' },
  slate: { label: 'Slate', light: '#5a6a81', dark: '#9daabb' },
} as const satisfies Record<string, MessageColour>;

/** How many message colours there are. */
export const messageColourCount = Object.keys(messageColours).length;
