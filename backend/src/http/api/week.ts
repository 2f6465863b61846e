import { week } from "@etalase/contracts/statistics.schema";
import type { createWeekly } from "../../application/statistics/weekly.ts";
import { acceptedLanguage } from "../language.ts";
import { type Route, route } from "./route.ts";

export const weekRoutes = ({ read }: Pick<ReturnType<typeof createWeekly>, "read">): readonly Route[] => [
  route.get("/api/dashboard/week", "staff", {
    response: week,
    handle: async (call) => ({ body: await read(call.by.user, acceptedLanguage(call.context)) }),
  }),
];
