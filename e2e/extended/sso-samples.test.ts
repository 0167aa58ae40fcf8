import { serverLanguages } from '../support/languages';
import { testTokenServer } from '../support/tokenServerTests';

for (const language of serverLanguages.slice(1)) {
  testTokenServer(language);
}
