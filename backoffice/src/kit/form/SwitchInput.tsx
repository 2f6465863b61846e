import { useInput } from "react-admin";
import { SwitchRow } from "./SwitchRow.tsx";

type SwitchInputProps = Readonly<{
  source: string;
  label: string;
  helper: string;
  /** Called when somebody switches it. */
  onSwitch?: (isOn: boolean) => void;
}>;

export function SwitchInput({ source, onSwitch, ...words }: SwitchInputProps) {
  const { field, id } = useInput({ source });
  const change = (isOn: boolean) => {
    field.onChange(isOn);
    onSwitch?.(isOn);
  };
  return <SwitchRow {...words} id={id} isOn={Boolean(field.value)} onChange={change} onBlur={() => field.onBlur()} />;
}
