import { Component } from "react";
import { LoadFailed } from "./LoadFailed.tsx";
import type { Page, ViewProps } from "./page.ts";

type DrawnViewProps = ViewProps<unknown> & Readonly<{ View: NonNullable<Page<unknown>["View"]> }>;

type DrawnViewState = Readonly<{ failed?: unknown; text?: string }>;

/**
 * Renders the view. When that fails, an error with a retry replaces it until new data arrive. A class, because React
 * supports error boundaries only as classes.
 */
export class DrawnView extends Component<DrawnViewProps, DrawnViewState> {
  override componentDidCatch(error: unknown) {
    console.error(error);
    this.setState({ failed: this.props.data });
    // Loaded on demand, since it is rarely needed; if that fails, the text for a lost network is shown.
    import("./drawFailed.ts").then((failure) => failure.tell(this)).catch(() => undefined);
  }

  override render({ View, data, place }: DrawnViewProps, { failed, text }: DrawnViewState) {
    return failed === data ? <LoadFailed text={text} /> : <View data={data} place={place} />;
  }
}
