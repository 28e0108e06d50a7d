def reminder_fault(reminder):
    return ""
