<?php
include 'common.php';
save('get_open_positions.php', array());
// As mysqli_fetch_assoc gives them: text for numbers, null for what nobody filled in.
$rows = array(
    array('id' => '1', 'title' => 'SOC Analyst', 'type' => 'Full-time', 'location' => 'Pune', 'description' => 'Watch, triage, call.', 'created_at' => '0000-00-00'),
    array('id' => 2, 'title' => 'Trainer', 'type' => 'Part-time', 'location' => 'Delhi', 'description' => null),
    array('id' => 3, 'title' => 'Network Engineer', 'type' => null, 'location' => 411001, 'description' => ''),
    array('id' => '4', 'title' => 'Writer & <b>Editor</b>'),
    array('id' => '5', 'title' => null, 'type' => 'Full-time', 'location' => 'Nowhere', 'description' => 'Draft'),
);
echo json_encode($rows);
