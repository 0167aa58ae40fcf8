import { useHistory, useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useEffect } from 'react';

/** Leads on from an anchor whose part of the page has moved to another page: `<MovedAnchors>` says where to. */
export default function MovedAnchorForwarder(): null {
  const { hash } = useLocation();
  const history = useHistory();
  const { withBaseUrl } = useBaseUrlUtils();
  useEffect(() => {
    const anchor = document.getElementById(hash.slice(1));
    if (anchor?.dataset.movedTo) {
      history.replace(withBaseUrl(anchor.dataset.movedTo));
    }
  }, [hash, history, withBaseUrl]);
  return null;
}
