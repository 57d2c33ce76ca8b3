import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What is shown in place of the part that broke. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps a fault in one part of the screen from taking the rest with it. */
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
