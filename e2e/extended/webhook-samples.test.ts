import { receiverLanguages } from '../support/receivers';
import { testReceiver } from '../support/receiverTests';

for (const language of Object.keys(receiverLanguages).filter((id) => id !== 'js')) {
  testReceiver(language);
}
