/** A change of the product that a test must notice. Paths begin at the project's root. */
export type Fault = Readonly<{
  /** A sentence that tells what goes wrong. */
  name: string;
  file: string;
  /** Stands in the file exactly once. */
  text: string;
  becomes: string;
  /** Test files of the backend, contracts, dashboard and public site. */
  unit?: readonly string[];
  /** Browser tests: a spec below e2e, and words of their titles. */
  browser?: readonly (readonly [spec: string, title: string])[];
}>;
