import { h } from 'hastscript';
import { type SsoError, ssoErrors } from '../../facts/sso';
import { inPage, marked } from '../html/elements';
import type { FactComponent } from '../html/tag';

/** `<SsoErrors />`: the errors of single sign-on, each with its cause, what to do, and what the person sees. */
export const ssoErrorList: FactComponent = () =>
  inPage(
    h(
      'dl',
      { className: 'parameters' },
      Object.entries<SsoError>(ssoErrors).map(([id, { cause, cure, sdkCode, shown }]) =>
        h('div', { id: `sso-errors-${id}` }, [
          h('dt', [
            h('code', id),
            ...(sdkCode ? [h('span', { className: 'parameters__type' }, sdkCode)] : []),
          ]),
          h('dd', marked(`${cause} ${cure}`)),
          h('dd', [`The person sees: ${shown}`]),
        ]),
      ),
    ),
  );
