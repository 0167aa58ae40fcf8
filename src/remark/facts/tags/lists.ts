import { apiNever, apiVersionRules, idempotency, leakedKeySteps, paging } from '../../../facts/api';
import { sdkPromises, sdkSafety } from '../../../facts/sdk';
import {
  webhookDelivery,
  webhookNever,
  webhookRotationSteps,
  webhookSignature,
} from '../../../facts/webhooks';

/** Sentences in a list, numbered where the order matters. */
export interface FactList {
  readonly kind: 'steps' | 'points';
  readonly items: readonly string[];
}

function steps(items: readonly string[]): FactList {
  return { kind: 'steps', items };
}

function points(items: readonly string[]): FactList {
  return { kind: 'points', items };
}

/** Every list that a page can show with `<FactsList of="name" />`. */
export const lists: Readonly<Record<string, FactList>> = {
  'api-never': points(apiNever),
  'api-version-rules': points(apiVersionRules),
  'api-paging-rules': points(paging.rules),
  'api-idempotency-rules': points(idempotency.rules),
  'leaked-key-steps': steps(leakedKeySteps),
  'sdk-promises': points(sdkPromises),
  'sdk-safety': points(sdkSafety),
  'webhook-delivery': points(webhookDelivery),
  'webhook-never': points(webhookNever),
  'webhook-signature-steps': steps(webhookSignature.steps),
  'webhook-rotation-steps': steps(webhookRotationSteps),
};
