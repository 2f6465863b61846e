import { StatusChip } from "../list/StatusChip.tsx";

export const PartnerStatusChip = ({ isActive }: { isActive: boolean }) => (
  <StatusChip tone={isActive ? "success" : "default"} label={isActive ? "Active" : "Inactive"} />
);
