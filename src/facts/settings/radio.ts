import { settingsLimits } from '../limits/settings';
import type { SettingsPage } from '../types';

export const radio = {
  label: 'Radio',
  plan: 'plus',
  contains: 'A radio station that visitors can listen to while they chat',
  settings: {
    'stream-url': {
      label: 'Stream URL',
      does: 'Sets the stream to play.',
      accepts: 'the `https` URL of an Icecast, Shoutcast, or HLS stream',
      default: 'Empty',
      words: ['stream url', 'stream address', 'icecast', 'shoutcast', 'hls', 'music'],
    },
    'station-name': {
      label: 'Station name',
      does: 'Sets the name shown next to the radio icon.',
      range: settingsLimits['station-name'],
      default: "The chat's name",
      words: ['station', 'radio name'],
    },
    autoplay: {
      label: 'Autoplay',
      does: 'Starts the station when a visitor first clicks in the chat.',
      default: 'Off',
      words: ['autoplay', 'auto start', 'start by itself', 'play automatically'],
    },
    'show-now-playing': {
      label: "Show what's playing",
      does: 'Shows the artist and title if the stream sends them.',
      default: 'On',
      words: ['now playing', 'song title', 'current track'],
    },
    'default-volume': {
      label: 'Starting volume',
      does: 'Sets the volume for new listeners.',
      range: settingsLimits['radio-volume'],
      default: settingsLimits['radio-volume-default'].text,
      words: ['radio too loud', 'volume', 'volume at the start'],
    },
    'who-can-change': {
      label: 'Lowest rank to change the station',
      does: 'Sets who can change the stream URL and the station name.',
      accepts: 'Moderator to Owner',
      default: 'Administrator',
      words: ['dj', 'who can change radio'],
    },
  },
} as const satisfies SettingsPage;
