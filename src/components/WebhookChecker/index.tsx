import type { ReactNode } from 'react';
import Checker from '../ui/Checker';
import TextField from '../ui/TextField';
import withErrorBoundary from '../ui/withErrorBoundary';
import { checkDelivery, createTestDelivery, type DeliveryInput } from './checkDelivery';

const empty: DeliveryInput = { id: '', timestamp: '', signature: '', body: '', secret: '' };

/** Checks a pasted webhook delivery, and explains why each check passes or fails. */
export default withErrorBoundary(function WebhookChecker(): ReactNode {
  return (
    <Checker
      submitLabel="Check the delivery"
      emptyInput={empty}
      check={checkDelivery}
      sampleLabel="Fill in the test delivery"
      createSample={createTestDelivery}
    >
      {(field) => (
        <>
          <TextField {...field('id')} label="webhook-id" required />
          <TextField {...field('timestamp')} label="webhook-timestamp" required />
          <TextField {...field('signature')} label="webhook-signature" required />
          <TextField
            {...field('body')}
            label="Raw body"
            hint="Paste the exact bytes that you received."
            rows={5}
            required
          />
          <TextField {...field('secret')} label="Secret" hint="It starts with `whsec_`." required />
        </>
      )}
    </Checker>
  );
});
