import type { ReactNode } from 'react';
import Checker, { type CheckerField } from '../ui/Checker';
import withErrorBoundary from '../ui/withErrorBoundary';
import { checkDelivery, createTestDelivery, type DeliveryInput } from './checkDelivery';

const empty: DeliveryInput = { id: '', timestamp: '', signature: '', body: '', secret: '' };

const required = true;

const fields: readonly CheckerField<keyof DeliveryInput>[] = [
  { name: 'id', label: 'webhook-id', required },
  { name: 'timestamp', label: 'webhook-timestamp', required },
  { name: 'signature', label: 'webhook-signature', required },
  { name: 'body', label: 'Raw body', required, hint: 'Paste the exact bytes that you received.', rows: 5 },
  { name: 'secret', label: 'Secret', required, hint: 'It starts with `whsec_`.' },
];

/** Checks a pasted webhook delivery, and explains why each check passes or fails. */
export default withErrorBoundary(function WebhookChecker(): ReactNode {
  return (
    <Checker
      submitLabel="Check the delivery"
      emptyInput={empty}
      fields={() => fields}
      check={checkDelivery}
      sampleLabel="Fill in the test delivery"
      createSample={createTestDelivery}
    />
  );
});
