import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { postAndForget } from "../api/postAndForget.ts";

/** Reports how fast this document came and answers, once each reading is final. */
export function reportVitals() {
  const path = location.pathname;
  const report = ({ name, value, id, rating }: Metric) =>
    postAndForget("/api/vitals", { name, value, id, rating, path });
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
}
