import { type RaRecord, useDataProvider, useListContext } from "react-admin";

export type Progress = Readonly<{ done: number; total: number }>;

const perPage = 100;

/** The most records that a list exports or selects at once. */
export const allMax = 1000;

/** Loads the records of the filtered and sorted list, page by page, `allMax` at most. */
export function useLoadAll<T extends RaRecord>() {
  const provider = useDataProvider();
  const { resource, filter, filterValues, sort } = useListContext<T>();

  return async (signal: AbortSignal, onProgress?: (progress: Progress) => void) => {
    // Keyed by id: a record that moves to the next page in the meantime would come twice.
    const records = new Map<T["id"], T>();
    for (let page = 1; ; page += 1) {
      const { data, total = 0 } = await provider.getList<T>(resource, {
        pagination: { page, perPage },
        sort,
        filter: { ...filterValues, ...filter },
        signal,
      });
      for (const record of data) records.set(record.id, record);
      const wanted = Math.min(total, allMax);
      onProgress?.({ done: records.size, total: wanted });
      if (data.length < perPage || page * perPage >= wanted) return { records: [...records.values()], total };
    }
  };
}
