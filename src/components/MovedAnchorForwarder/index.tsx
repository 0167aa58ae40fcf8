import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect } from 'react';

/** Leads on from an anchor whose part of the page has moved to another page: `<MovedAnchors>` says where to. */
export default function MovedAnchorForwarder(): null {
  const { hash } = useLocation();
  const history = useHistory();
  useEffect(() => {
    const anchor = document.getElementById(hash.slice(1));
    if (anchor?.dataset.movedTo) {
      history.replace(anchor.dataset.movedTo);
    }
  }, [hash, history]);
  return null;
}
