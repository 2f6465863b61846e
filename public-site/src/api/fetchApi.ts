import { createPublicApi, type PublicApi } from "@etalase/contracts/public-api";

/** The pages' data over HTTP. `origin` is empty in the browser, where the page's own server answers. */
export const createFetchApi = (origin = "", isInUse?: boolean): PublicApi => ({
  isInUse,
  ...createPublicApi(async (path) => {
    const url = origin + path;
    const response = await fetch(url, { headers: { accept: "application/json" } });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response.json();
  }),
});
