import { tokenServers } from '../support/tokenServers';
import { testTokenServer } from '../support/tokenServerTests';

for (const language of Object.keys(tokenServers).filter((id) => id !== 'js')) {
  testTokenServer(language);
}
