import { type Contract, type PlacedOperation, successOf } from '../contract';
import { curl } from './curl';
import { java } from './java';
import { node } from './node';
import { php } from './php';
import { python } from './python';
import { sampleRequest } from './request';
import { ruby } from './ruby';

/**
 * Returns the samples of an operation, one for each language: complete programs that read the key from `ROOKERY_API_KEY`. The
 * value is used to remember the reader's choice of a tab.
 */
export function samplesOfOperation(contract: Contract, placed: PlacedOperation) {
  const request = sampleRequest(contract, placed);
  const [, { content }] = successOf(placed.operation);
  return [
    { value: 'curl', label: 'curl', language: 'bash', code: curl(request) },
    { value: 'node', label: 'Node', language: 'js', code: node(request, content !== undefined) },
    { value: 'php', label: 'PHP', language: 'php', code: php(request) },
    { value: 'ruby', label: 'Ruby', language: 'ruby', code: ruby(request) },
    { value: 'java', label: 'Java', language: 'java', code: java(request) },
    { value: 'python', label: 'Python', language: 'python', code: python(request) },
  ];
}
