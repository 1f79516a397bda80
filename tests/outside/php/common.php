<?php
// Written from the table of calls alone, as a developer of 2018 would have.
error_reporting(0);
header('Access-Control-Allow-Origin: *');
header('Access-Control-Allow-Headers: Content-Type');
if ($_SERVER['REQUEST_METHOD'] == 'OPTIONS') {
    exit;
}
header('Content-Type: application/json');

function save($call, $data)
{
    $line = json_encode(array('call' => $_SERVER['REQUEST_METHOD'] . ' ' . $call, 'data' => $data));
    file_put_contents(getenv('BACKEND_LOG'), $line . "\n", FILE_APPEND);
}
