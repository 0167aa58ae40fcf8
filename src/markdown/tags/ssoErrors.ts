import { type SsoError, ssoErrors } from '../../facts/sso';
import { element } from '../html/content';
import { entryList } from '../html/entries';
import type { WriteTag } from '../html/tag';

/** `<SsoErrors />`: the errors of single sign-on, each with its cause, what to do, and what the person sees. */
export const ssoErrorList: WriteTag = () =>
  entryList(
    Object.entries<SsoError>(ssoErrors).map(([name, { cause, cure, sdkCode, shown }]) => ({
      name,
      id: `sso-errors-${name}`,
      type: sdkCode,
      description: [`${cause} ${cure}`, element('br', {}), `The person sees: ${shown}`],
    })),
  );
