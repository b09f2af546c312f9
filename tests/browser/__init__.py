"""The page in a real browser: what people see and do, by mouse, by keyboard and on a phone."""
