import { settingsLimits } from '../limits/settings';
import type { SettingsPage } from '../types';

/** Chat settings → Radio. */
export const radio = {
  label: 'Radio',
  rank: 'administrator',
  plan: 'plus',
  holds: 'A station that visitors can listen to while they chat',
  settings: {
    'stream-url': {
      label: 'Stream address',
      kind: 'address',
      does: 'Names the stream; the radio icon appears as soon as it is filled in.',
      accepts: 'an `https` address of an Icecast, Shoutcast or HLS stream in MP3, AAC or Ogg',
      default: 'Empty',
      plan: 'plus',
      words: ['stream url', 'icecast', 'shoutcast', 'hls', 'music'],
    },
    'station-name': {
      label: 'Station name',
      kind: 'text',
      does: 'Stands beside the play button.',
      range: settingsLimits['station-name'],
      default: "The chat's name",
      plan: 'plus',
      words: ['station', 'radio name'],
    },
    autoplay: {
      label: 'Start by itself',
      kind: 'switch',
      does: "Starts the station with the visitor's first click in the chat; browsers play no sound before one.",
      default: 'Off',
      plan: 'plus',
      words: ['autoplay', 'auto start', 'play automatically'],
    },
    'show-now-playing': {
      label: 'Show what is playing',
      kind: 'switch',
      does: 'Shows artist and title, where the stream sends them.',
      default: 'On',
      plan: 'plus',
      words: ['now playing', 'song title', 'current track'],
    },
    'default-volume': {
      label: 'Volume at the start',
      kind: 'number',
      does: "Sets the volume of a first visit; each listener's own is remembered.",
      range: settingsLimits['radio-volume'],
      default: settingsLimits['radio-volume-default'].text,
      plan: 'plus',
      words: ['radio too loud', 'volume'],
    },
    'who-can-change': {
      label: 'Lowest rank to change the station',
      kind: 'rank',
      does: 'Sets the lowest rank that may change stream address and station name.',
      accepts: 'Moderator to Owner',
      default: 'Administrator',
      plan: 'plus',
      words: ['dj', 'who can change radio'],
    },
  },
} as const satisfies SettingsPage;
