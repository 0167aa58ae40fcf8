/**
 * A piece of text in a line. `at` is the place in the message where it begins; every text is there in the message, sign
 * by sign.
 */
export type Inline =
  | { readonly kind: 'text' | 'code' | 'mention' | 'channel'; readonly at: number; readonly text: string }
  | { readonly kind: 'emoji'; readonly at: number; readonly text: string; readonly emoji: string }
  | { readonly kind: 'break'; readonly at: number }
  | { readonly kind: WrapKind; readonly at: number; readonly children: readonly Inline[] }
  | {
      readonly kind: 'link';
      readonly at: number;
      readonly address: string;
      readonly children: readonly Inline[];
    };

/** Formatting that goes around other text. */
export type WrapKind = 'bold' | 'italic' | 'strikethrough' | 'spoiler';

/** One line of a list. */
export interface Item {
  readonly at: number;
  readonly children: readonly Inline[];
}

/** A part of a message that has lines of its own. */
export type Block =
  | { readonly kind: 'lines' | 'quote'; readonly at: number; readonly children: readonly Inline[] }
  | { readonly kind: 'bulleted'; readonly at: number; readonly items: readonly Item[] }
  | {
      readonly kind: 'numbered';
      readonly at: number;
      readonly start: number;
      readonly items: readonly Item[];
    }
  | { readonly kind: 'code-block'; readonly at: number; readonly language: string; readonly text: string };

/** Something in the message that is shown otherwise than its writer may think. */
export type HintId =
  | 'headings'
  | 'images'
  | 'tables'
  | 'html'
  | 'address'
  | 'open-code'
  | 'space-in-mark'
  | 'shortcode';
