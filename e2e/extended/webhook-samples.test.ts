import { serverLanguages } from '../support/languages';
import { testReceiver } from '../support/receiverTests';

for (const language of serverLanguages.slice(1)) {
  testReceiver(language);
}
