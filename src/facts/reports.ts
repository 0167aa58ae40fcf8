import type { moderationLimits } from './limits/moderation';

/** One reason that a report can have. */
export interface ReportReason {
  /** The choice on the screen. */
  readonly label: string;
  /** The word to type after the name in `/report`. */
  readonly word: string;
  /** What falls under it. A fragment. */
  readonly means: string;
  /** Whether it goes to Rookery's safety team as well as to the staff of the chat. */
  readonly toRookery: boolean;
  /** The limit that says how fast Rookery answers; left out where the report stays with the staff of the chat. */
  readonly answer?: keyof typeof moderationLimits;
}

/** The eight reasons of a report, in the order of the screen. */
export const reportReasons = {
  spam: {
    label: 'Spam',
    word: 'spam',
    means: 'Advertising, scams, the same thing again and again',
    toRookery: false,
  },
  harassment: {
    label: 'Harassment',
    word: 'harassment',
    means: 'Insults, threats, stalking, private details of somebody made public',
    toRookery: false,
  },
  hate: {
    label: 'Hate',
    word: 'hate',
    means: 'Attacks on people for what they are',
    toRookery: false,
  },
  'sexual-content': {
    label: 'Sexual content',
    word: 'sexual',
    means: 'Sexual words, pictures or offers where they do not belong',
    toRookery: false,
  },
  'self-harm': {
    label: 'Self-harm',
    word: 'self-harm',
    means: 'Somebody may hurt themselves, or urges others to',
    toRookery: true,
    answer: 'report-answer-severe',
  },
  'minor-at-risk': {
    label: 'Minor at risk',
    word: 'minor',
    means: 'A child or teenager is in danger, or is approached by an adult',
    toRookery: true,
    answer: 'report-answer-severe',
  },
  illegal: {
    label: 'Illegal',
    word: 'illegal',
    means: 'Something the law forbids, such as selling drugs or weapons',
    toRookery: true,
    answer: 'report-answer-severe',
  },
  other: {
    label: 'Other',
    word: 'other',
    means: 'Anything else, in your own words',
    toRookery: false,
  },
} as const satisfies Record<string, ReportReason>;
