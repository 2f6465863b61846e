import { lazyComponent } from "../kit/parts/lazyComponent.tsx";

/** Shows suggestions for the text; they never block saving, and the form works without their script. */
export const Coach = lazyComponent<Readonly<{ text: "content" | "description" }>>(
  async () => (await import("./Coach.tsx")).CoachPanel,
  { otherwise: () => null },
);
