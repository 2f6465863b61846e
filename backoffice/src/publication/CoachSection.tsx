import { useEffect, useState } from "react";
import { lazyComponent } from "../kit/parts/lazyComponent.tsx";

type CoachProps = Readonly<{ text: "content" | "description" }>;

/** The form works without this panel when its script fails to load. */
const Advice = lazyComponent<CoachProps>(async () => (await import("./Coach.tsx")).CoachPanel, {
  otherwise: () => null,
});

/** Milliseconds of delay, so that the form loads first. */
const afterMs = 1500;

/** Shows suggestions for the text once the form is ready; they never block saving. */
export function Coach({ text }: CoachProps) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), afterMs);
    return () => clearTimeout(timer);
  }, []);
  return isTime && <Advice text={text} />;
}
