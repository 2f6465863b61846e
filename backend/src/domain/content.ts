/** The common fields of all content. */
export type Content = Readonly<{
  id: string;
  createdAt: Date;
  updatedAt: Date;
  /** Raised by every edit. */
  version: number;
}>;

/** A record that editors put in order; a move does not raise its version. */
export type Ordered = Content &
  Readonly<{
    /** The record's place among all, 0 first, without gaps. */
    order: number;
  }>;

export const idsOf = (records: readonly Readonly<{ id: string }>[]): readonly string[] => records.map(({ id }) => id);
