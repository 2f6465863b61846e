type Labels = Readonly<Record<string, string>>;
/** `part` is the end of the name, such as "_bucket". */
type Sample = Readonly<{ labels: Labels; value: number; part?: string }>;

/** A metric with its samples. */
export type Metric = Readonly<{
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram";
  samples: readonly Sample[];
}>;

/** A gauge or counter with a single sample. */
export const single = (type: "counter" | "gauge", name: string, help: string, value: number): Metric => ({
  name,
  help,
  type,
  samples: [{ labels: {}, value }],
});

/** A sample for each value of a label. */
export const by = (
  label: string,
  values: Readonly<Record<string, number>>,
  metric: Omit<Metric, "samples">,
): Metric => ({
  ...metric,
  samples: Object.entries(values).map(([name, value]) => ({ labels: { [label]: name }, value })),
});

const escaped = (text: string) => text.replace(/[\\"\n]/g, (sign) => (sign === "\n" ? "\\n" : `\\${sign}`));

function line(name: string, { labels, value, part = "" }: Sample): string {
  const named = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${part}${named.length > 0 ? `{${named.join(",")}}` : ""} ${value}\n`;
}

/** The text format of Prometheus, version 0.0.4. */
export const textOf = (metrics: readonly Metric[]): string =>
  metrics
    .filter(({ samples }) => samples.length > 0)
    .map(
      ({ name, help, type, samples }) =>
        `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${samples.map((sample) => line(name, sample)).join("")}`,
    )
    .join("");

/** Counts times in buckets by their upper bounds. Bounds are ascending seconds; times are milliseconds. */
export function createHistogram(bounds: readonly number[]) {
  const counts = bounds.map(() => 0);
  let all = 0;
  let sumMs = 0;
  return {
    add(ms: number) {
      all += 1;
      sumMs += ms;
      for (let at = bounds.length - 1; at >= 0 && ms <= (bounds[at] ?? 0) * 1000; at -= 1)
        counts[at] = (counts[at] ?? 0) + 1;
    },
    samples(labels: Readonly<Record<string, string>>): Metric["samples"] {
      const buckets = bounds.map((bound, at) => ({ le: String(bound), value: counts[at] ?? 0 }));
      return [
        ...[...buckets, { le: "+Inf", value: all }].map(({ le, value }) => ({
          part: "_bucket",
          labels: { ...labels, le },
          value,
        })),
        { part: "_sum", labels, value: sumMs / 1000 },
        { part: "_count", labels, value: all },
      ];
    },
  };
}
