import { Component, type ReactNode } from "react";

type ChartBoundaryProps = Readonly<{ fallback: ReactNode; children: ReactNode }>;

/** Charts are the only script that comes late; without it their figures stand in a table. */
export class ChartBoundary extends Component<ChartBoundaryProps, Readonly<{ failed: boolean }>> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
