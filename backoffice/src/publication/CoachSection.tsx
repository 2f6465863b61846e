import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { loadInTime } from "../kit/data/chunks.ts";

type CoachProps = Readonly<{ text: "content" | "description" }>;

const none: ComponentType<CoachProps> = () => null;

/** The form works without this panel when its module fails to load. */
const Advice = lazy(async () => ({
  default: await loadInTime(() => import("./Coach.tsx")).then(
    ({ CoachPanel }) => CoachPanel,
    () => none,
  ),
}));

/** Milliseconds of delay, so that the form loads first. */
const afterMs = 1500;

/** Shows suggestions for the text once the form is ready; they never block saving. */
export function Coach({ text }: CoachProps) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), afterMs);
    return () => clearTimeout(timer);
  }, []);
  return isTime ? (
    <Suspense fallback={null}>
      <Advice text={text} />
    </Suspense>
  ) : null;
}
