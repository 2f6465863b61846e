/** A change of the product that a test must notice. Paths are relative to the project's root. */
export type Fault = Readonly<{
  /** A sentence that describes the fault. */
  name: string;
  file: string;
  /** The replaced text, which occurs in the file exactly once. */
  text: string;
  becomes: string;
  /** Test files of the backend, contracts, dashboard and public site. */
  unit?: readonly string[];
  /** Browser tests: a spec in e2e, and words of test titles. */
  browser?: readonly (readonly [spec: string, title: string])[];
}>;
