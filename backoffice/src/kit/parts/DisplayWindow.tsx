import { colours } from "../theme/palette.ts";

const c = colours.light;
const scallops = [0, 1, 2, 3, 4, 5, 6, 7];

/** Draws an empty display window under its awning. */
export const DisplayWindow = () => (
  <svg width="200" height="132" viewBox="0 0 200 132" aria-hidden="true">
    <rect x="14" y="24" width="172" height="104" rx="12" fill="none" stroke="#8FA9B8" strokeWidth="2" />
    {scallops.map((i) => (
      <path key={i} d={`M${4 + i * 24} 4h24v22a12 12 0 0 1-24 0z`} fill={i % 2 ? "#CFE9F4" : "#0D8ABC"} />
    ))}
    <rect
      x="40"
      y="60"
      width="54"
      height="44"
      rx="6"
      fill="none"
      stroke="#8FA9B8"
      strokeWidth="2"
      strokeDasharray="5 5"
    />
    <rect x="106" y="64" width="52" height="8" rx="4" fill={c.control} opacity=".45" />
    <rect x="106" y="80" width="36" height="8" rx="4" fill={c.control} opacity=".45" />
    <rect x="106" y="96" width="44" height="8" rx="4" fill="#F2A33A" />
  </svg>
);
