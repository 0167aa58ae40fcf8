import { type SsoError, ssoErrors } from '../../facts/sso';
import { code, element } from '../html/content';
import type { WriteTag } from '../html/tag';

/** `<SsoErrors />`: the errors of single sign-on, each with its cause, what to do, and what the person sees. */
export const ssoErrorList: WriteTag = () =>
  element(
    'dl',
    { className: 'parameters' },
    Object.entries<SsoError>(ssoErrors).map(([id, { cause, cure, sdkCode, shown }]) =>
      element(
        'div',
        { id: `sso-errors-${id}` },
        element('dt', {}, code(id), sdkCode && element('span', { className: 'parameters__type' }, sdkCode)),
        element('dd', {}, `${cause} ${cure}`),
        element('dd', {}, `The person sees: ${shown}`),
      ),
    ),
  );
