import { filterLanguageIds } from '../languages';
import { amount, atLeast, between, exactly, span, upTo } from '../quantity';
import type { Limit } from '../types';

const secondsPerDay = 24 * 60 * 60;

/** Numbers about Caw and its games that are the same on every plan that has them. */
export const botLimits = {
  'filter-levels': { label: 'Filter level', ...between(1, 5, 'count') },
  'filter-level-teens': { label: 'Lowest filter level of a chat designed for teens', ...atLeast(2, 'count') },
  'filter-languages': {
    label: 'Languages the filter knows',
    ...exactly(filterLanguageIds.length, 'language'),
  },
  'scheduled-messages': { label: 'Scheduled messages', ...upTo(20, 'scheduled message') },
  'schedule-fields': { label: 'Fields of a schedule', ...exactly(5, 'field') },
  'caw-replies': { label: 'Automatic replies', ...upTo(100, 'reply'), text: 'up to 100 replies' },
  'reply-trigger-length': { label: 'Trigger of a reply', ...between(2, 50, 'character') },
  'reply-pause': {
    label: 'How often the same reply answers',
    ...exactly(30, 'second'),
    text: 'once in 30 seconds',
  },
  'reminder-time': {
    label: 'Reminder',
    ...span(1, 30 * secondsPerDay, 'second', `${amount(1, 'second')} to ${amount(30, 'day')}`),
  },
  'dice-count': { label: 'Dice in one roll', ...between(1, 20, 'die'), text: '1–20 dice' },
  'dice-sides': { label: 'Sides of a die', ...between(2, 100, 'side') },
  'games-per-channel': { label: 'Games at a time', ...exactly(1, 'game') },
  'game-feathers': { label: 'Feathers for winning a game', ...exactly(5, 'feather') },
  'game-feathers-daily': { label: 'Feathers from games', ...upTo(50, 'feather') },
  'numrace-max': { label: 'Highest number of a numrace', ...between(10, 1_000_000, 'count') },
  'numrace-max-default': {
    label: 'Highest number of a numrace when none is given',
    ...exactly(100, 'count'),
  },
  'numrace-time': { label: 'Longest round of Numrace', ...upTo(3, 'minute') },
  'trivia-rounds': { label: 'Rounds of trivia', ...between(1, 50, 'round') },
  'trivia-rounds-default': { label: 'Rounds of trivia when none are given', ...exactly(10, 'round') },
  'trivia-question-time': { label: 'Trivia question', ...exactly(20, 'second') },
  'trivia-hint': { label: 'Hint of a trivia question', ...exactly(10, 'second'), text: 'after 10 seconds' },
  'trivia-points': { label: 'Points for an answer at once', ...exactly(10, 'point') },
  'trivia-points-lost': {
    label: 'Points lost for each second taken',
    ...exactly(0.5, 'point'),
    text: 'half a point',
  },
  'trivia-slip-letters': {
    label: 'Letters in an answer for each slip that passes',
    ...exactly(5, 'letter'),
    text: 'one slip for every 5 letters',
  },
  'trivia-pack-rows': { label: 'Trivia pack', ...upTo(2000, 'row') },
  'typerace-words-easy': { label: 'Typerace, easy', ...exactly(8, 'word') },
  'typerace-words-medium': { label: 'Typerace, medium', ...exactly(15, 'word') },
  'typerace-words-hard': { label: 'Typerace, hard', ...exactly(30, 'word') },
  'typerace-accuracy': { label: 'Accuracy that a typerace needs', ...atLeast(95, 'percent') },
  'typerace-word': { label: 'What counts as a word in typing speed', ...exactly(5, 'character') },
  'typerace-time': { label: 'Longest round of Typerace', ...upTo(3, 'minute') },
} as const satisfies Record<string, Limit>;
