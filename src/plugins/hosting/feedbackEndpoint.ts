import { site } from '../../site';

const advice = 'Use an address such as https://feedback.example/answers, or a path such as /feedback.';

/** A path whose characters need no encoding and have no meaning in the nginx configuration. */
const plainPath = /^(?:\/[A-Za-z0-9_-][A-Za-z0-9_.~-]*)+$/;

/** An origin without wildcards or other characters that have a meaning in a Content-Security-Policy. */
const plainOrigin = /^https:\/\/[a-z0-9.-]+(?::\d+)?$/;

/**
 * Checks the URL that readers' feedback is sent to: HTTPS on another host, or a path on this site's host.
 * @param place where it is set, for the message
 * @throws if it's anything else, with the fix
 */
export function checkFeedbackEndpoint(endpoint: string, place: string): string {
  const refuse = (reason: string, fix = advice): never => {
    throw new Error(`The feedback endpoint "${endpoint}" in ${place} ${reason}. ${fix}`);
  };
  if (endpoint.startsWith('/')) {
    return plainPath.test(endpoint)
      ? endpoint
      : refuse('is not a plain path of letters, digits, and -_.~ without a slash at the end');
  }
  const url = URL.canParse(endpoint) ? new URL(endpoint) : refuse('is neither a URL nor a path');
  if (url.protocol !== 'https:') {
    return refuse('does not use HTTPS, so other people on the network could read what readers send');
  }
  if (url.host === new URL(site.url).host) {
    return refuse("is on this site's own host", `Use its path: ${url.pathname}`);
  }
  if (url.username || url.password || url.hash || !plainOrigin.test(url.origin)) {
    return refuse('has a user name, a password, a fragment, or a host that a policy cannot name');
  }
  return endpoint;
}

/** Returns the path of an endpoint on this site's host, or undefined. */
export function feedbackPath(endpoint: string | null): string | undefined {
  return endpoint?.startsWith('/') ? endpoint : undefined;
}

/** Returns the origin of an endpoint on another host, or undefined. */
export function feedbackOrigin(endpoint: string | null): string | undefined {
  return endpoint && !endpoint.startsWith('/') ? new URL(endpoint).origin : undefined;
}
