import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown instead of the children after an error. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Contains render errors, so that the rest of the screen keeps working. */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  return <Boundary {...props} />;
}

class Boundary extends Component<ErrorBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
