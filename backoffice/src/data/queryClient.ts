import { QueryClient } from "@tanstack/react-query";

// Otherwise a browser that believes to be offline would wait without a word: what fails is to be told.
const atOnce = { networkMode: "always" } as const;

export const createQueryClient = () => new QueryClient({ defaultOptions: { queries: atOnce, mutations: atOnce } });
