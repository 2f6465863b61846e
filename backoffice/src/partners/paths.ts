import type { Identifier } from "react-admin";

export const listPath = "/dashboard/partners";
export const createPath = `${listPath}/create`;
export const editPath = (id: Identifier): string => `${listPath}/edit/${id}`;
