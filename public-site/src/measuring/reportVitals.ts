import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { postAndForget } from "../api/postAndForget.ts";

let isReporting = false;

/** Reports how fast this document came and answers, once each reading is final; asked again, it goes on. */
export function reportVitals() {
  if (isReporting) return;
  isReporting = true;
  const path = location.pathname;
  const report = ({ name, value, id, rating }: Metric) =>
    postAndForget("/api/vitals", { name, value, id, rating, path });
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
}
