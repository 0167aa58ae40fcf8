import routes from '@generated/routes';
import type { Location } from 'history';
import { matchRoutes } from 'react-router-config';
import { patience } from './patience';
import { untilServerAnswers } from './server';
import { setTrouble, type Trouble } from './trouble';

/** A reader's way from the page that is shown to one whose parts may have to be fetched first. */
export class Journey {
  /** The components on whose parts the reader waits. */
  readonly components: ReadonlySet<unknown>;
  /** Whether this build has the page. Its folder's component alone, which every page shares, is no page. */
  readonly isKnown: boolean;
  readonly #address: string;
  readonly #shown: Location;
  readonly #focused = document.activeElement;
  readonly #ended = new AbortController();
  readonly #late = setTimeout(() => this.#say('late'), patience);
  #answer: Promise<number | undefined> | undefined;

  constructor(to: Location, shown: Location) {
    const matches = matchRoutes(routes, to.pathname);
    this.components = new Set(matches.map(({ route }) => route.component));
    this.isKnown = matches.some(({ route }) => route.exact);
    this.#address = to.pathname + to.search;
    this.#shown = shown;
  }

  #say(kind: Trouble['kind']): void {
    setTrouble({ kind, shown: this.#shown, focused: this.#focused });
  }

  /** Whether the reader has arrived, or gone elsewhere. */
  get isOver(): boolean {
    return this.#ended.signal.aborted;
  }

  /** What the server says about the page, as soon as it says anything; nothing if the journey is over before. */
  serverAnswer(): Promise<number | undefined> {
    this.#answer ??= untilServerAnswers(this.#address, this.#ended.signal, () => {
      clearTimeout(this.#late);
      this.#say('lost');
    });
    return this.#answer;
  }

  end(): void {
    clearTimeout(this.#late);
    this.#ended.abort();
    setTrouble(undefined);
  }
}
