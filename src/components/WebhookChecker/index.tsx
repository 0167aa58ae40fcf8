import { type ReactNode, useRef, useState } from 'react';
import { webhookTestVectors } from '../../facts/webhooks';
import Checker, { Checks, Field } from '../Checker';
import type { Check } from '../Checker/checks';
import { checkDelivery, type DeliveryInput, deliveryVerdict } from './delivery';

const nothing: DeliveryInput = { id: '', timestamp: '', signature: '', body: '', secret: '', clock: '' };
const { ping } = webhookTestVectors;
const testDelivery: DeliveryInput = {
  id: ping.id,
  timestamp: ping.timestamp,
  signature: ping.signature,
  body: ping.body,
  secret: ping.secret,
  clock: ping.timestamp,
};

/** Checks a pasted webhook delivery in the page and says why each check passes or fails. */
export default function WebhookChecker(): ReactNode {
  const [input, setInput] = useState(nothing);
  const [checks, setChecks] = useState<readonly Check[]>([]);
  const current = useRef(nothing);

  // What was found belongs to what was pasted: it goes when that changes.
  function take(next: DeliveryInput): void {
    current.current = next;
    setInput(next);
    setChecks([]);
  }

  async function check(asked: DeliveryInput): Promise<void> {
    const found = await checkDelivery(asked, Math.floor(Date.now() / 1000));
    if (current.current === asked) {
      setChecks(found);
    }
  }

  const field = (name: keyof DeliveryInput) => ({
    value: input[name],
    onType: (value: string) => take({ ...input, [name]: value }),
  });

  return (
    <Checker
      label="Check a webhook delivery"
      warning="**Use the secret of a test webhook.** Nothing you paste leaves this page or is kept, but a secret in use belongs on your server alone."
      without="The checker needs scripts. Without them, go through the steps of the check with the test deliveries."
      onCheck={() => check(input)}
      status={checks.length > 0 ? deliveryVerdict(checks) : ''}
      fields={
        <>
          <Field label="webhook-id" {...field('id')} />
          <Field label="webhook-timestamp" {...field('timestamp')} />
          <Field label="webhook-signature" {...field('signature')} />
          <Field
            label="Raw body"
            hint="As it came, byte for byte. A field of a page turns the line ends of Windows into plain ones."
            rows={5}
            {...field('body')}
          />
          <Field label="Secret" hint="With `whsec_` in front." {...field('secret')} />
          <Field
            label="Clock of the receiver"
            hint="In seconds, to check an old delivery. Empty is the clock of this device."
            {...field('clock')}
          />
        </>
      }
      buttons={
        <>
          <button type="submit">Check the delivery</button>
          <button
            type="button"
            onClick={() => {
              take(testDelivery);
              check(testDelivery);
            }}
          >
            Fill in the test delivery
          </button>
          <button type="button" onClick={() => take(nothing)}>
            Empty all
          </button>
        </>
      }
    >
      {checks.length > 0 && <Checks checks={checks} />}
    </Checker>
  );
}
