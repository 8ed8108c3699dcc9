import { Component, type ReactNode } from 'react';
import { ApiError, isOutage } from '../../lib/api.ts';
import { connectionNow, onConnectionChange } from '../../lib/connection.ts';
import { forgetFailures } from '../../lib/query.ts';
import { FailurePanel } from './FailurePanel.tsx';

export type FailureTexts = {
  /** Said instead of the server's sentence when the thing is not there. */
  notFoundText?: string | undefined;
  /** Makes the sentence for every other failure; else the server's own is shown. */
  failureText?: ((message: string) => string) | undefined;
};

/** Without the "try again" of other sentences: the page does that by itself. */
const outage = 'Inkognito ist gerade nicht erreichbar.';
const unknownFailure = 'Die Seite konnte nicht geladen werden. Bitte versuchen Sie es erneut.';

/** Shows why a page could not be shown, and lets it be tried again. */
export class PageErrorBoundary extends Component<
  FailureTexts & { children: ReactNode },
  { error: unknown }
> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  private ignoreConnection: () => void = () => undefined;

  override componentDidMount() {
    this.ignoreConnection = onConnectionChange(() => {
      if (isOutage(this.state.error) && connectionNow() === 'fine') this.tryAgain();
    });
  }

  override componentWillUnmount() {
    this.ignoreConnection();
    // A failed read must not greet the next visit of the same page.
    if (this.state.error !== null) forgetFailures();
  }

  private readonly tryAgain = () => {
    if (this.state.error instanceof ApiError) {
      forgetFailures();
      this.setState({ error: null });
    } else {
      // Most often a part of the program that did not arrive; only a reload fetches that again.
      window.location.reload();
    }
  };

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;

    const message = isOutage(error)
      ? outage
      : error instanceof ApiError
        ? error.message
        : unknownFailure;
    if (error instanceof ApiError && error.code === 'not_found') {
      return <FailurePanel title={this.props.notFoundText ?? message} />;
    }
    return (
      <FailurePanel title="Das hat nicht geklappt." onTryAgain={this.tryAgain}>
        {this.props.failureText?.(message) ?? message}
        {isOutage(error) && ' Sobald es wieder geht, erscheint die Seite von selbst.'}
      </FailurePanel>
    );
  }
}
