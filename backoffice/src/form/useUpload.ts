import { useCallback, useRef, useState } from "react";
import { useRegisterMutationMiddleware } from "react-admin";
import type { Upload } from "../data/upload.ts";

type Params = Readonly<{ meta?: object }>;
type Send = (resource: string, params: Params) => Promise<unknown>;

/**
 * Watches the form on its way: `sent` is the share that has been sent, 0 to 1, or undefined while no file travels;
 * `cancel` stops it, with or without files.
 * By middleware, since react-admin keeps a record that was saved with `meta` apart from the one it loaded.
 */
export function useUpload() {
  const [sent, setSent] = useState<number>();
  const controller = useRef<AbortController>(undefined);

  const watch = useCallback(async (resource: string, params: Params, next: Send) => {
    controller.current = new AbortController();
    const upload: Upload = { signal: controller.current.signal, onProgress: setSent };
    try {
      return await next(resource, { ...params, meta: { ...params.meta, upload } });
    } finally {
      setSent(undefined);
    }
  }, []);
  useRegisterMutationMiddleware(watch);

  return { sent, cancel: () => controller.current?.abort() };
}
