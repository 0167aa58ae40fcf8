import fs from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { contractFromFacts } from './document';
import type { Contract } from './types';

/** The file of the contract, from the folder that holds `package.json`. */
export const openapiFile = 'static/openapi.yaml';

const notice = '# Written by `npm run openapi` from src/facts/api.ts. Change the facts, not this file.\n';

/** The text of the contract's file, from the facts. */
export function openapiText(): string {
  // Readers of YAML 1.1 take a date without quotes for a time of their own, not for text.
  return (
    notice + stringify(contractFromFacts(), { version: '1.1', aliasDuplicateObjects: false, lineWidth: 110 })
  );
}

/** The contract as its file holds it. */
export function readContract(): Contract {
  return parse(fs.readFileSync(path.join(__dirname, '../../..', openapiFile), 'utf8'));
}
