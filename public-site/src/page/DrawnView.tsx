import { Component } from "react";
import { LoadFailed } from "./LoadFailed.tsx";
import type { Page, ViewProps } from "./page.ts";

type DrawnViewProps = ViewProps<unknown> & Readonly<{ View: NonNullable<Page<unknown>["View"]> }>;

type DrawnViewState = Readonly<{ failed?: unknown; text?: string }>;

/**
 * Draws the view. Where that fails, an error with a retry stands in its place until there is other data to draw. A
 * class, since React asks no function what to do about an error.
 */
export class DrawnView extends Component<DrawnViewProps, DrawnViewState> {
  override componentDidCatch(error: unknown) {
    console.error(error);
    this.setState({ failed: this.props.data });
    // What hardly anybody ever needs comes when it is wanted; without it there are the words for a lost network.
    import("./drawFailed.ts").then((failure) => failure.tell(this)).catch(() => undefined);
  }

  override render({ View, data, place }: DrawnViewProps, { failed, text }: DrawnViewState) {
    return failed === data ? <LoadFailed text={text} /> : <View data={data} place={place} />;
  }
}
