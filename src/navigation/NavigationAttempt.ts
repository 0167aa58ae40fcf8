import routes from '@generated/routes';
import type { Location } from 'history';
import { matchRoutes } from 'react-router-config';
import { type NavigationProblem, setProblem } from './problem';
import { slowAfterMilliseconds, waitForServer } from './server';

/** An attempt to get from the page that is shown to one whose chunks might have to be loaded first. */
export class NavigationAttempt {
  /** The components whose chunks the reader waits for. */
  readonly components: ReadonlySet<unknown>;
  /** Whether this build has the page. The component of its folder, which all pages share, isn't a page. */
  readonly isKnown: boolean;
  readonly #address: string;
  readonly #shown: Location;
  readonly #focused = document.activeElement;
  readonly #ended = new AbortController();
  readonly #slow = setTimeout(() => this.#report('slow'), slowAfterMilliseconds);
  #status: Promise<number | undefined> | undefined;

  constructor(to: Location, shown: Location) {
    const matches = matchRoutes(routes, to.pathname);
    this.components = new Set(matches.map(({ route }) => route.component));
    this.isKnown = matches.some(({ route }) => route.exact);
    this.#address = to.pathname + to.search;
    this.#shown = shown;
  }

  #report(kind: NavigationProblem['kind']): void {
    setProblem({ kind, shown: this.#shown, focused: this.#focused });
  }

  /** Whether the reader has arrived, or gone elsewhere. */
  get isOver(): boolean {
    return this.#ended.signal.aborted;
  }

  /** Returns the server's status for the page, once it responds; undefined if the attempt is over before. */
  serverStatus(): Promise<number | undefined> {
    this.#status ??= waitForServer(this.#address, this.#ended.signal, () => {
      clearTimeout(this.#slow);
      this.#report('unreachable');
    });
    return this.#status;
  }

  end(): void {
    clearTimeout(this.#slow);
    this.#ended.abort();
    setProblem(undefined);
  }
}
